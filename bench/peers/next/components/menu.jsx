import Link from 'next/link';

export function Menu({ label, menus }) {
  return (
    <nav aria-label={label}>
      {menus.map(({ title, href, links }) => (
        <div key={href}>
          <p className="menu-title">{title}</p>
          <ul className="menu-links">
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
