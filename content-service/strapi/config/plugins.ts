export default ({ env }) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwt: { expiresIn: '1h' },
    },
  },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      // The site makes its own sizes; these are for the panel.
      breakpoints: { medium: 750 },
    },
  },
});
