import { Card } from './card';
import { Menu } from './menu';

export function Catalogue({ catalogue: { title, intro, header, footer, cards } }) {
  return (
    <>
      <header>
        <Menu label="Menu principal" menus={header} />
      </header>
      <main>
        <h1>{title}</h1>
        <p>{intro}</p>
        <ul className="cards">
          {cards.map((card) => (
            <li key={card.href}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      </main>
      <footer>
        <Menu label="Pied de page" menus={footer} />
      </footer>
    </>
  );
}
