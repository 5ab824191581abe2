import { entryController } from '../../../content-api/entry-controller';

export default entryController('api::work.work');
