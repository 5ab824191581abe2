import { maxBytes } from '../src/contract/picture-limits';

export default ({ env }) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwt: { expiresIn: '1h' },
    },
  },
  upload: {
    config: {
      // What the site takes of a picture; a document as well: one limit is remembered.
      sizeLimit: maxBytes,
      // The site makes its own sizes; these are for the panel.
      breakpoints: { medium: 750 },
    },
  },
});
