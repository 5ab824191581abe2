import { entryController } from '../../../content-api/entry-controller';

export default entryController('api::news-item.news-item');
