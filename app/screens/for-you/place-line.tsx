import { Icon } from '~/ui/icon';

/** `Nantes, à 12 km` */
export function PlaceLine({ title, away }: { title: string; away: string | null }) {
  return (
    <p className="for-you-place">
      <Icon name="pin" /> <span>{away ? `${title}, ${away}` : title}</span>
    </p>
  );
}
