export default {
  routes: [{ method: 'GET', path: '/labels', handler: 'api::label.label.find', config: {} }],
};
