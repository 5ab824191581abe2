/** The settings are kept only with colours that can be read on them. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { lookFindings } from '../contract/look';
import { publishesAnyway } from './refuse-publishing';

export function refuseUnreadableLook(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const isWritten = uid === 'api::setting.setting' && (action === 'create' || action === 'update');
    if (!isWritten || strapi.config.get(publishesAnyway)) return next();
    const findings = lookFindings('', (params as { data?: object }).data ?? {}) as LookFinding[];
    if (findings.length === 0) return next();
    throw new errors.ValidationError(findings.map(({ message }) => message).join(' '), {
      errors: findings.map(({ field, message }) => ({
        path: field.split('.'),
        message,
        name: 'ValidationError',
      })),
    });
  });
}

export interface LookFinding {
  field: string;
  message: string;
}
