import { expect, it } from 'vitest';
import database from '../strapi/config/database';

const env = (client: string) =>
  Object.assign((name: string, otherwise = '') => (name === 'DATABASE_CLIENT' ? client : otherwise), {
    int: (_: string, otherwise: number) => otherwise,
    bool: (_: string, otherwise: boolean) => otherwise,
    array: () => undefined,
  });

it.each(['sqlite', 'postgres'])(
  'keeps on %s what fields held that a newer version no longer has',
  (client) => {
    const { connection, settings } = database({ env: env(client) });
    expect([connection.client, settings.forceMigration]).toEqual([client, false]);
  },
);
