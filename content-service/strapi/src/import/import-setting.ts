/**
 * Strapi's setting that is true while this process imports a school: its entries stay published as they were elsewhere,
 * its pictures are those that were shown there, and nothing is kept of what the import overwrites. 'À compléter' lists
 * what entries lack.
 */
export const importSetting = 'import.isRunning';
