/** `caption` describes the picture in a sentence that can be shown below it. */
type Words = { alt: string; caption: string };

export type Picture = ReturnType<typeof picture>;

const galleryShape = { width: 1200, height: 900, smallWidth: 600, smallHeight: 450 };
const filmShape = { width: 1280, height: 720, smallWidth: 768, smallHeight: 432 };

/** A drawn picture in public/images (originals in docs/artwork), in two sizes of one shape. */
function picture(name: string, shape: typeof galleryShape, words: Words) {
  const small = `/images/${name}-${shape.smallWidth}.webp`;
  return { src: `/images/${name}.webp`, small, ...shape, ...words };
}

const scenes = [
  'La prensa de mano, a primera hora. Los pliegos de la mañana se secan en la cuerda.',
  'Lectura bajo los arcos, cuando el sol se pone detrás de quien lee.',
  'El Darro, que nos dio el nombre, al pasar bajo un puente de piedra.',
  'Segundas pruebas: el lápiz rojo no tiene prisa y el café se enfría.',
  'Un puesto en la feria del libro, bajo el toldo y los plátanos.',
  'El micrófono ya tiene su luz. Falta un minuto para empezar.',
  'Tipos de madera en su caja; en el componedor, un nombre escrito al revés.',
  'Un escaparate encendido en una tarde de lluvia.',
  'La limpieza de un cuadro: de un lado el barniz viejo; del otro, el color.',
  'Bobinas, película y claqueta en la cabina de proyección.',
  'Sala llena. En la pantalla, cómo nace una estrella de ocho puntas.',
  'Negativos sobre la mesa de luz, con guantes de algodón.',
  'La Alhambra, pintada con luz en una noche de invierno.',
] as const;

export const galleryPictures: Picture[] = scenes.map((caption, index) =>
  picture(`gallery/${String(index + 1).padStart(2, '0')}`, galleryShape, {
    alt: `Actividad cultural de Grupo Dauro, imagen ${index + 1}`,
    caption,
  }),
);

export const filmStills = {
  road: picture('film/proyecto-1', filmShape, {
    alt: 'Ilustración: un jinete con lanza y un escribano en mula avanzan al atardecer; al fondo, tres molinos.',
    caption: 'Dos hombres, un camino y una deuda.',
  }),
  window: picture('film/proyecto-2', filmShape, {
    alt: 'Ilustración: una calle en escalera de noche; alguien con sombrero mira la única ventana encendida.',
    caption: 'Una ventana despierta y alguien que escucha.',
  }),
} satisfies Record<string, Picture>;

/** Covers of the three award-winning books on the publisher's page, in the order of its titles. */
export const awardCovers = {
  snow: cover('el-ano-que-no-nevo'),
  silk: cover('la-hija-del-sedero'),
  shade: cover('tratado-de-la-sombra-util'),
};

function cover(handle: string) {
  const src = `/images/books/${handle}.webp`;
  const small = `/images/books/${handle}-272.webp`;
  return { src, srcSet: `${small} 272w, ${src} 480w`, width: 480, height: 720 };
}
