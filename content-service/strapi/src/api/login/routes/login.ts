export default {
  routes: [{ method: 'POST', path: '/login', handler: 'api::login.login.create', config: { auth: false } }],
};
