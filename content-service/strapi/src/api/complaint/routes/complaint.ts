export default {
  routes: [{ method: 'POST', path: '/complaints', handler: 'api::complaint.complaint.create', config: {} }],
};
