import path from 'node:path';
import type { Env } from '../src/env';

/** A change waits for the disk once, not for each of its files: an import takes half as long. */
function writeAhead(
  connection: { pragma(text: string): void },
  onReady: (error: null, connection: object) => void,
) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  onReady(null, connection);
}

/** By default Strapi deletes the columns and tables of fields that a newer version no longer has. */
const settings = { forceMigration: false };

/** SQLite in a file; PostgreSQL with `DATABASE_CLIENT=postgres` and its address. */
export default ({ env }: { env: Env }) => ({ ...connectionBy(env), settings });

function connectionBy(env: Env) {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: env('DATABASE_URL'),
          host: env('DATABASE_HOST', 'localhost'),
          port: env.int('DATABASE_PORT', 5432),
          database: env('DATABASE_NAME', 'strapi'),
          user: env('DATABASE_USERNAME', 'strapi'),
          password: env('DATABASE_PASSWORD', 'strapi'),
          ssl: env.bool('DATABASE_SSL', false),
          schema: env('DATABASE_SCHEMA', 'public'),
        },
        pool: { min: 2, max: 10 },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: {
        // The compiled configuration is in dist/config.
        filename: path.join(__dirname, '..', '..', env('DATABASE_FILENAME', '.tmp/data.db')),
      },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: writeAhead },
    },
  };
}
