const widths = [320, 480, 640, 736, 960];
const sizes = '(min-width: 64rem) 29vw, (min-width: 40rem) 40vw, 60vw';

export function Picture({ picture: { path, width, height } }) {
  const set = (format) => widths.map((each) => `/images/${format}/${each}${path} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`/images/jpeg/640${path}`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
