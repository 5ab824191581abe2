import { previewOn } from '../src/preview';
import { limitBesideDoor } from '../src/preview/door-limit';

export default ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  rateLimit: limitBesideDoor(env('PREVIEW_SECRET')),
  preview: previewOn(env('PUBLIC_ORIGIN', 'http://localhost:3000'), env('PREVIEW_SECRET')),
});
