interface ThumbnailProps {
  /** Of the home page, without `/home-`. */
  name: string;
  /** As of `<img>`: how wide it is shown. */
  sizes: string;
  /** Far below the first screen. */
  lazy?: boolean;
}

/** The first screen of a home page, small, in two widths (`npm run thumbnails` draws them). Decoration beside what says whose page it is. */
export function Thumbnail({ name, sizes, lazy = false }: ThumbnailProps) {
  return (
    <img
      src={`/demos/${name}.avif`}
      srcSet={`/demos/${name}-400.avif 400w, /demos/${name}.avif 640w`}
      sizes={sizes}
      width={640}
      height={400}
      alt=""
      loading={lazy ? "lazy" : undefined}
      decoding="async"
      data-full-light
    />
  );
}
