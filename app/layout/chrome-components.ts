/** Components of menus and footer, which browsers seldom need: see `use-chrome-components.ts`. */
export { FooterContent } from './footer-content';
export { Logo } from './logo';
export { MainMenu } from './main-menu';
export { TopLinks } from './top-links';
