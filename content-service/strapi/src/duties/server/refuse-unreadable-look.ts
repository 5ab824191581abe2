/** The settings are kept only with colours that can be read on them. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { lookFindings } from '../../contract/look';
import type { Change } from '../../recorder/change';

export async function refuseUnreadableLook(
  _: Core.Strapi,
  { uid, action, params }: Change,
): Promise<undefined> {
  if (uid !== 'api::setting.setting' || (action !== 'create' && action !== 'update')) return;
  const findings = lookFindings('', params.data ?? {}) as LookFinding[];
  if (findings.length === 0) return;
  throw new errors.ValidationError(findings.map(({ message }) => message).join(' '), {
    errors: findings.map(({ field, message }) => ({
      path: field.split('.'),
      message,
      name: 'ValidationError',
    })),
  });
}

export interface LookFinding {
  field: string;
  message: string;
}
