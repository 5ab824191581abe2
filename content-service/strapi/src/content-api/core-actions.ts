/** The methods of Strapi's core controllers: its types declare them as optional. */
import type { Context } from 'koa';

interface CoreActions {
  validateQuery(ctx: Context): Promise<void>;
  sanitizeQuery(ctx: Context): Promise<Record<string, unknown>>;
  sanitizeOutput(data: unknown, ctx: Context): Promise<unknown>;
  transformResponse(data: unknown, meta?: unknown): Promise<{ data: never; meta: unknown }>;
}

export const coreOf = (controller: unknown): CoreActions => controller as CoreActions;
