/** How some of the books begin, for the pictures that show them open. */
export const openings: Readonly<Record<string, string>> = {
  'la-casa-de-los-nisperos':
    'La llave no entraba. Probamos las tres, cada una con su manera de tener razón, y fue Julia, que siempre había sido la torpe, la que se acordó: había que tirar de la puerta hacia uno, como cuando se quiere que alguien se acerque para decirle algo al oído. Cedió con un suspiro. Dentro olía a membrillo y a caja fuerte.',
  'una-voz-para-dos-tierras':
    'Buenas noches a quien me escuche y también a quien no me escuche, que son los más y los que más lo necesitan. Aquí son las once. Allí, donde ustedes están, serán las tres de la madrugada y habrá refrescado. Cierren un poco la ventana. Voy a leerles la lista.',
  'inventario-de-luces':
    'Apago la primera a las diez menos cuarto. Es la de la esquina del Hospital, que da más sombra que luz y por eso la querían las parejas. Bajo de la escalera, anoto la hora. Me quedan cuarenta y dos y ninguna prisa: por una vez en la vida, lo oscuro va a venir detrás de mí.',
  'la-alarife':
    'Mi padre decía que una estrella se empieza por el hueco. Primero se traza lo que no va a estar; luego, alrededor, lo que sí. Yo tenía nueve años, un compás de caña y una tabla encalada, y no entendí que me estaba enseñando a vivir en aquella casa.',
  'el-hidalgo-don-rodrigo':
    'Salimos de Granada un martes, contra mi parecer, porque el jueves llovería y porque don Rodrigo había soñado con un puente. Del puente nada se supo en todo el camino. Del agua, en cambio, hay constancia en estos folios, que por eso están como están.',
  'la-mujer-que-regaba-el-asfalto':
    'A las siete en punto giraba la llave de paso y el barrio entero levantaba la cabeza. No hacía falta mirar. El agua golpeaba primero el bordillo, después la tapa del registro, que sonaba a moneda, y al final el asfalto, que no sonaba a nada: soltaba el día de golpe, como quien se quita los zapatos.',
  'elogio-de-la-siesta':
    'Este libro se ha escrito por las mañanas. Conviene advertirlo desde el principio, para que nadie crea que su autor practica la hipocresía de trabajar mientras recomienda lo contrario. Entre las tres y las cuatro y media de la tarde no hay en él una sola coma.',
  'oficios-que-se-apagan':
    'Antonio no escucha la campana: la huele. Acerca la cara al bronce, cierra los ojos y dice que está fría. Lleva cincuenta y un años afinando y todavía no sabe explicarlo. «Si supiera decirlo —me dice—, ya lo haría otro».',
  'latido-granada':
    'Antes que la ciudad llega su ruido: un hilo de agua debajo de la piedra, la persiana del bar, los pasos de una mujer que baja a trabajar cuando la noche no ha terminado de subir.',
  'nieve-con-fecha':
    'Dos de febrero de mil novecientos cincuenta y seis. De aquella no recuerdo la blancura sino el brazo que me asomó al balcón, la palabra que alguien dijo muy bajo y que yo creí que era mi nombre.',
  'los-aljibes-secretos':
    'Se baja de espaldas, como a los barcos. Los primeros seis peldaños son de ladrillo; los demás, de memoria. A los cuatro metros deja de oírse la plaza y empieza a oírse otra cosa, que tardé tres descensos en reconocer: el sitio que ocupaba el agua.',
  'diccionario-granadino-de-la-malafolla':
    'ABUR. Despedida de quien no piensa volver hasta mañana. ACHO. Vocativo universal: sirve para llamar, reprender, compadecer y encender la lumbre. ADÓNDE VAS. Saludo. No requiere respuesta y, si la hay, ofende.',
  'la-pajarita-que-no-cabia-en-el-azulejo':
    'En una pared muy alta vivían diez mil pajaritas. Todas tenían el mismo pico. Todas miraban al mismo sitio. Todas menos una, que miraba para acá.',
  'el-club-de-los-mapas-equivocados':
    'Las reglas del club eran tres. Una: no se enseña el mapa. Dos: no se pregunta de dónde ha salido el mapa. Tres: Quique no lleva el mapa. La tercera la añadimos después de lo del río.',
  'la-maestra-de-la-sierra':
    'La mula se llamaba Señorita, y cuando el arriero gritó «¡Vamos, Señorita!» las dos echamos a andar. Llevaba una maleta con dos mudas, un mapa de España sin Portugal y el título recién doblado. Arriba, me habían dicho, no hacía falta título. Hacía falta leña.',
  'todas-las-casas-de-mi-madre':
    'Mi madre limpió ciento doce casas y de todas tenía llave. Están aquí, encima de la mesa, en el mismo aro de hierro. Ninguna lleva nombre. Ella las distinguía por el peso.',
  'la-huerta-interior':
    'Enero. No hay nada que hacer, dice Manuel, y se sienta. Yo había venido con botas nuevas, un cuaderno y una lista. Él mira la tierra como se mira a alguien que duerme. Al rato dice: ve aprendiendo esto, que es lo más largo.',
  'guia-sentimental-de-las-cuestas':
    'Cuesta del Chapiz. Desnivel: el suficiente. Se empieza hablando del tiempo, a la altura del primer ciprés se habla de la familia y en el último recodo ya no se habla. Hay un banco. No lo use al subir: quien se sienta en él llega tarde a todas partes.',
  'aprender-a-quedarse-quieto':
    'No haga nada todavía. Ni subraye. Deje el libro abierto sobre las rodillas y mire lo que tenga delante, aunque sea feo, durante el tiempo que tarda en enfriarse un café. Luego, si sigue ahí, empezamos.',
  'almanaque-de-cosas-inutiles':
    '1 de enero. Cuente las uvas que sobraron. Si son pares, el año será par. Si son impares, cómase una. 2 de enero. Día indicado para escribir mal la fecha y no corregirla.',
};
