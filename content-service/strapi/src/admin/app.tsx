/** What Strapi's panel runs at its start: the project's inputs, pages, side panels and questions. */
import type {
  BulkActionComponent,
  ContentManagerPlugin,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { CheckCircle, Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type * as React from 'react';
import { Navigate } from 'react-router-dom';
import { DutiesPanel } from '../duties/admin/duties-panel';
import { publishWithDuties } from '../duties/admin/publish-with-duties';
import { askBeforeOverwriting } from '../editing/admin/ask-before-overwriting';
import { OverwritingDialog } from '../editing/admin/overwriting-dialog';
import { FactsPanel } from '../facts/admin/facts-panel';
import { sayUsesFirst, sayUsesOfSeveralFirst } from '../uses/admin/say-uses-first';
import { UsesPanel } from '../uses/admin/uses-panel';
import { VersionsPanel } from '../versions/admin/versions-panel';
import { sayChoicesInFrench } from './fields/choices-in-lists';
import { listenForFormattedPaste } from './paste/paste-as-markdown';
import { SlugFollowsTitle } from './slugs/slug-follows-title';
import { french } from './translations';
import { validateInFrench } from './validation-in-french';

const field = (
  name: string,
  label: string,
  description: string,
  load: () => Promise<object>,
  type: 'json' | 'datetime' | 'enumeration' | 'float' | 'string' = 'json',
) => ({
  name,
  type,
  intlLabel: { id: `global.${name}.label`, defaultMessage: label },
  intlDescription: { id: `global.${name}.description`, defaultMessage: description },
  // The panel gives it the properties of a field, which its type does not say.
  components: { Input: load as () => Promise<{ default?: React.ComponentType }> },
});

export default {
  config: {
    locales: ['fr'],
    translations: { fr: french },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    app.customFields.register([
      field('lines', 'Liste', 'Un élément par ligne', () => import('./fields/lines-input')),
      field(
        'moment',
        'Jour et heure',
        'Du campus, ou de Paris',
        () => import('./fields/moment-input'),
        'datetime',
      ),
      field(
        'decimal',
        'Nombre',
        'Avec une virgule ou un point',
        () => import('./fields/decimal-input'),
        'float',
      ),
      field('choice', 'Choix', 'Un parmi une liste', () => import('./fields/choice-input'), 'enumeration'),
      field('file', 'Fichier', 'De la médiathèque', () => import('./fields/file-input'), 'string'),
      field('link', 'Lien', 'Page du site ou adresse', () => import('./fields/link-input'), 'string'),
      field(
        'choices',
        'Choix multiple',
        'Plusieurs choix parmi une liste',
        () => import('./fields/choices-input'),
      ),
      field(
        'rows',
        'Lignes de tableau',
        'Une ligne par ligne, cellules séparées par |',
        () => import('./fields/rows-input'),
      ),
    ]);
    app.addMenuLink({
      to: 'a-completer',
      icon: CheckCircle,
      intlLabel: { id: 'duties.menu', defaultMessage: 'À compléter' },
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::programme.programme' }],
      Component: () => import('../duties/admin/to-complete-page'),
    });
    // Bookmarks of an earlier version, which had a page for the first steps.
    app.router.addRoute({ path: 'commencer', element: <Navigate to="/a-completer" replace /> });
    app.addMenuLink({
      to: 'corbeille',
      icon: Trash,
      intlLabel: { id: 'bin.menu', defaultMessage: 'Corbeille' },
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::programme.programme' }],
      Component: () => import('../bin/admin/bin-page'),
    });
  },
  bootstrap(app: StrapiApp) {
    validateInFrench();
    listenForFormattedPaste(document);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', sayChoicesInFrench);
    const plugin = app.getPlugin('content-manager');
    // The places where an entry is saved.
    for (const [page, place] of [
      ['editView', 'right-links'],
      ['preview', 'actions'],
    ] as const)
      plugin.injectComponent(page, place, { name: 'overwriting-dialog', Component: OverwritingDialog });
    const contentManager = plugin.apis as ContentManagerPlugin['config']['apis'];
    contentManager.addEditViewSidePanel([
      DutiesPanel,
      UsesPanel,
      VersionsPanel,
      FactsPanel,
      SlugFollowsTitle,
    ]);
    contentManager.addDocumentAction((actions: DocumentActionComponent[]) =>
      actions.map((action) => {
        if (action.type === 'publish' || action.type === 'update')
          return askBeforeOverwriting(publishWithDuties(action));
        return action.type === 'unpublish' || action.type === 'delete' ? sayUsesFirst(action) : action;
      }),
    );
    contentManager.addBulkAction((actions: BulkActionComponent[]) =>
      actions.map((action) => (action.type === 'publish' ? action : sayUsesOfSeveralFirst(action))),
    );
  },
};
