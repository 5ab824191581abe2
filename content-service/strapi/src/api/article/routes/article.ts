import { pathOf } from '../../../content-api/served-types';

const uid = 'api::article.article';
const path = pathOf(uid);

export default {
  routes: [
    { method: 'GET', path, handler: `${uid}.find`, config: {} },
    { method: 'GET', path: `${path}/:rubrique`, handler: `${uid}.findOne`, config: {} },
    { method: 'GET', path: `${path}/:rubrique/:slug`, handler: `${uid}.findOne`, config: {} },
  ],
};
