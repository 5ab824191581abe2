/** `POST /complaints`: kept for the school's staff, answered with a number; sent again it is the same complaint. */
import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { complaintSchema } from '../../../contract/complaint';

const uid = 'api::complaint.complaint';

export default factories.createCoreController(uid, ({ strapi }) => ({
  async create(ctx) {
    const { success, data } = complaintSchema.safeParse(ctx.request.body);
    if (!success) throw new errors.ValidationError('Invalid complaint');
    const { id: sending, ...complaint } = data;
    const earlierComplaint = await strapi.documents(uid).findFirst({ filters: { sending } });
    const storedComplaint =
      earlierComplaint ?? (await strapi.documents(uid).create({ data: { ...complaint, sending } }));
    ctx.status = 201;
    return { data: { reference: `R-${String(storedComplaint.id).padStart(5, '0')}` }, meta: {} };
  },
}));
