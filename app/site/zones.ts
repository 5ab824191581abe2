/** Time zones of the school's campuses. */
export const zones = ['Europe/Paris', 'Indian/Reunion'] as const;
export type Zone = (typeof zones)[number];

/** That of the school itself, and of what has no campus. */
export const schoolZone = 'Europe/Paris' satisfies Zone;
