export type Area = 'editorial' | 'arte' | 'cine' | 'ia' | 'papel';

/** A picture that stands for a page in social networks. */
export interface Card {
  /** The file's name; lib/seo/social/social-image.ts knows which page it belongs to. */
  name: string;
  area: Area;
  title: string;
  line: string;
}

const card = (name: string, area: Area, title: string, line: string): Card => ({
  name,
  area,
  title,
  line,
});

export const socialCards: Card[] = [
  card(
    'inicio',
    'editorial',
    'Hagámoslo excepcional',
    'Editorial, arte, cine e inteligencia artificial',
  ),
  card('grupo', 'editorial', 'Una casa con cuatro oficios', 'Granada, desde 2000'),
  card('historia', 'editorial', 'Nuestra historia', 'Desde 2000, en Granada'),
  card('editorial', 'editorial', 'Ediciones Dauro', 'Literatura hecha en Granada'),
  card('propuesta', 'editorial', 'Envía tu propuesta editorial', 'Ediciones Dauro'),
  card('arte', 'arte', 'Dauro Arte', 'Peritaje, tasación y colecciones'),
  card('cine', 'cine', 'Dauro Cine', 'Producción, postproducción, distribución y formación'),
  card('ia', 'ia', 'Dauro IA', 'Inteligencia artificial con criterio'),
  card('servicios', 'papel', 'Nuestros Servicios', 'De la idea a la obra'),
  card('tienda', 'editorial', 'Librería', 'Los libros de la casa'),
  card('blog', 'papel', 'El blog de la casa', 'Literatura, arte, cine e IA'),
  card('contacto', 'ia', 'Hablemos', 'Lunes a viernes, de 10:00 a 14:00'),
  card('gracias', 'editorial', 'Gracias. Ya lo tenemos.', 'Mensaje recibido'),
  card('privacidad', 'papel', 'Política de privacidad', 'Información legal'),
  card('terminos', 'papel', 'Términos y condiciones', 'Información legal'),
  card('aviso-legal', 'papel', 'Aviso legal', 'Información legal'),
  card('cookies', 'papel', 'Política de cookies', 'Información legal'),
  card('accesibilidad', 'papel', 'Accesibilidad', 'Información legal'),
];
