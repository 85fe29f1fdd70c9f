/** Facts about the owner; reserved example values (`.example`, 958 000 000) until the owner fills them in. */
export const site = {
  name: 'Grupo Dauro',
  publisher: 'Ediciones Dauro',
  /** The legal company, as in its deeds and the Registro Mercantil (LSSI-CE art. 10). */
  company: {
    legalName: 'Grupo Dauro, S.\u00a0L.',
    nif: 'B00000000',
    registry: 'Registro Mercantil de Granada, tomo 0000, folio 000, hoja GR-00000, inscripción 1.ª',
  },
  copyrightYear: 2025,
  foundedYear: 2000,
  locale: 'es-ES',
  timeZone: 'Europe/Madrid',
  email: {
    info: 'info@grupodauro.example',
    editorial: 'editorial@grupodauro.example',
    privacy: 'privacidad@grupodauro.example',
    dataProtectionOfficer: 'dpd@grupodauro.example',
  },
  phone: { display: '958\u00a0000\u00a0000', href: 'tel:+34958000000' },
  address: {
    street: 'Carrera del Darro, 0',
    postalCode: '18010',
    city: 'Granada',
    region: 'Granada',
    country: 'ES',
  },
  /** Local time; the days by schema.org's names and in the words of the texts. */
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      words: 'lunes a viernes',
      opens: '10:00',
      closes: '14:00',
    },
  ],
  links: {
    catalogue: 'https://catalogo.grupodauro.example/',
    oldBlog: 'https://blog-antiguo.grupodauro.example/',
    ai: 'https://ia.grupodauro.example/',
    bookSearch: 'https://libreria.grupodauro.example/busqueda',
  },
  social: {
    facebook: 'https://www.facebook.example/grupodauro',
    instagram: 'https://www.instagram.example/grupodauro',
    x: 'https://x.example/grupodauro',
    pinterest: 'https://www.pinterest.example/grupodauro',
    youtube: 'https://www.youtube.example/grupodauro',
  },
  /** Must match Shopify's checkout and the terms of sale: fourteen days to return, by post, at the buyer's cost. */
  shop: {
    shipping: {
      country: 'ES',
      rate: { amount: '3.90', currencyCode: 'EUR' },
      handlingDays: { from: 0, to: 2 },
      transitDays: { from: 1, to: 4 },
    },
    returnDays: 14,
  },
} as const;

/** 'lunes a viernes, de 10:00 a 14:00', with further hours behind a semicolon. */
export const hoursInWords = site.openingHours
  .map(({ words, opens, closes }) => `${words}, de ${opens} a ${closes}`)
  .join('; ');

/** The same, starting with a capital letter. */
export const hoursLine = hoursInWords.charAt(0).toUpperCase() + hoursInWords.slice(1);
