const uid = 'api::crm-link.crm-link';

export default {
  routes: [
    { method: 'GET', path: '/crm-links/actions', handler: `${uid}.actions`, config: {} },
    { method: 'GET', path: '/crm-links/:action/:course/campuses', handler: `${uid}.campuses`, config: {} },
    { method: 'GET', path: '/crm-links/:action/:course/:campus', handler: `${uid}.links`, config: {} },
  ],
};
