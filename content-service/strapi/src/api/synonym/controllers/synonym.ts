import { entryController } from '../../../content-api/entry-controller';

export default entryController('api::synonym.synonym');
