import { entryRoutes } from '../../../content-api/entry-routes';

export default entryRoutes('api::synonym.synonym');
