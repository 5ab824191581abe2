/** All French labels the site ships with. The content service can override each by its key. */
import { admissionsLabels } from './admissions';
import { agendaLabels } from './agenda';
import { blocksLabels } from './blocks';
import { blogLabels } from './blog';
import { campusesLabels } from './campuses';
import { careersLabels } from './careers';
import { commons } from './commons';
import { comparisonLabels } from './comparison';
import { complaintsLabels } from './complaints';
import { cookiesLabels } from './cookies';
import { feedsLabels } from './feeds';
import { finderLabels } from './finder';
import { homeLabels } from './home';
import { layoutLabels } from './layout';
import { newsLabels } from './news';
import { offersLabels } from './offers';
import { offlineLabels } from './offline';
import { pagesLabels } from './pages';
import { panoramaLabels } from './panorama';
import { peopleLabels } from './people';
import { podcastsLabels } from './podcasts';
import { previewLabels } from './preview';
import { programmesLabels } from './programmes';
import { searchLabels } from './search';
import { worksLabels } from './works';

export const defaultLabels = {
  ...commons,
  ...layoutLabels,
  ...homeLabels,
  ...programmesLabels,
  ...finderLabels,
  ...comparisonLabels,
  ...campusesLabels,
  ...agendaLabels,
  ...newsLabels,
  ...blogLabels,
  ...offersLabels,
  ...careersLabels,
  ...peopleLabels,
  ...podcastsLabels,
  ...admissionsLabels,
  ...complaintsLabels,
  ...offlineLabels,
  ...pagesLabels,
  ...blocksLabels,
  ...panoramaLabels,
  ...cookiesLabels,
  ...searchLabels,
  ...worksLabels,
  ...previewLabels,
  ...feedsLabels,
} as const;

export type LabelKey = keyof typeof defaultLabels;
