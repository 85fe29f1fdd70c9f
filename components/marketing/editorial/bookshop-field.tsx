/** Exactly four thousand bones, one for each bookshop: a broad field, and a tall one where the screen is narrow. */
export function BookshopField() {
  return (
    <picture data-art="">
      <source
        media="(min-width: 48rem)"
        srcSet="/images/walls/bookshops.svg"
        width={1600}
        height={250}
      />
      <img
        src="/images/walls/bookshops-tall.svg"
        alt=""
        width={500}
        height={800}
        loading="lazy"
        decoding="async"
        className="w-full"
      />
    </picture>
  );
}
