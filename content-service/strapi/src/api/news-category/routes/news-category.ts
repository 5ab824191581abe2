import { entryRoutes } from '../../../content-api/entry-routes';

export default entryRoutes('api::news-category.news-category');
