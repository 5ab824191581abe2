/** Words of the room `agenda`. */
export const agendaLabels = {} as const;
