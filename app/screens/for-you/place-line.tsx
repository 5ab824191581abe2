import { Icon } from '~/ui/icon';

/** `Nantes, à 12 km` */
export function PlaceLine({ title, distance }: { title: string; distance: string | null }) {
  return (
    <p className="for-you-place">
      <Icon name="pin" /> <span>{distance ? `${title}, ${distance}` : title}</span>
    </p>
  );
}
