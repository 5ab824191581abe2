/** French of the panel where Strapi has only English, as far as editors meet it. */
export const french = {
  'duties.menu': 'À compléter',
  // Categories of components, which Strapi asks for by their own name.
  blocks: 'Blocs',
  core: 'Entrées de menu',
  'content-manager.plugin.name': 'Contenus',
  'content-manager.preview.panel.title': 'Aperçu',
  'content-manager.preview.panel.button': 'Ouvrir l’aperçu',
  'content-manager.preview.panel.button-disabled-tooltip': 'Enregistrez pour ouvrir l’aperçu',
  'content-manager.preview.page-title': 'Aperçu : {contentType}',
  'content-manager.preview.header.close': 'Fermer l’aperçu',
  'content-manager.preview.copy.label': 'Copier le lien de l’aperçu',
  'content-manager.preview.copy.success': 'Lien copié',
  'content-manager.preview.tabs.label': 'Version montrée',
  'content-manager.preview.device.select': 'Choisir un écran',
  'content-manager.preview.device.desktop': 'Ordinateur',
  'content-manager.preview.device.mobile': 'Téléphone',
  'content-manager.form.Input.hint.character.unit':
    '{maxValue, plural, one { caractère} other { caractères}}',
  'content-manager.components.DynamicZone.move-up': 'Monter',
  'content-manager.components.DynamicZone.move-down': 'Descendre',
  'content-manager.success.records.publish': 'Publié.',
  'content-manager.containers.edit.information.documentId.label': 'Numéro du document',
  'content-manager.popUpWarning.warning.has-draft-relations.title': 'Confirmation',
  'content-manager.popUpWarning.warning.has-draft-relations.message':
    'Cette entrée est liée à {count, plural, one {# brouillon} other {# brouillons}}, que la version publiée ne montrera pas.',
  'content-manager.validation.error.unreadable-required-field':
    'Un champ obligatoire ne vous est pas montré : demandez-en le droit à l’administration.',
};
