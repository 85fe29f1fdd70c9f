-- The first six articles. Running this again changes nothing.
-- Their identifiers are fixed: a renamed article is not seeded twice, and the feeds' identities stay.

insert into public.blog_posts (
  id, slug, title, category, author, tags, image_url, image2, image3,
  book_image, book_link, amazon_link, gallery, status, published_at, created_at, updated_at,
  meta_title, meta_description, excerpt, content
) values (
  '0da00000-0000-4000-8000-000000000001',
  'una-voz-para-dos-tierras-presentaciones',
  '«Una voz para dos tierras»: un libro que sale de viaje',
  'literatura', 'Ediciones Dauro', array['presentaciones', 'novela', 'exilio', 'librerías'],
  '/images/blog/una-voz-para-dos-tierras-presentaciones.webp', '/images/gallery/08.webp', '/images/gallery/05.webp',
  '/images/books/una-voz-para-dos-tierras.webp', '/producto/una-voz-para-dos-tierras',
  'https://amazon.example/una-voz-para-dos-tierras',
  array['/images/gallery/01.webp', '/images/gallery/02.webp', '/images/gallery/03.webp', '/images/gallery/04.webp', '/images/gallery/07.webp', '/images/gallery/11.webp'], 'published',
  timestamp '2025-11-06 10:30' at time zone 'Europe/Madrid',
  timestamp '2025-11-06 10:30' at time zone 'Europe/Madrid',
  timestamp '2025-11-06 10:30' at time zone 'Europe/Madrid',
  '«Una voz para dos tierras»: las presentaciones',
  'Crónica de las primeras presentaciones de «Una voz para dos tierras», la novela de 560 páginas de Leandro Quesada Mir.',
  'Cinco salas, dos orillas y 560 páginas. Contamos cómo han sido las primeras presentaciones de la novela de Leandro Quesada Mir y por qué seguimos creyendo que una voz se entiende mejor cuando alguien la escucha en compañía.',
  $md$Hay libros que se quedan quietos en la mesa de novedades y hay libros que piden carretera. **«Una voz para dos tierras»**, de Leandro Quesada Mir, es de los segundos. Lo supimos la primera tarde, en Granada, cuando terminó la lectura y nadie quiso ser el primero en levantarse.

Desde entonces lo hemos acompañado por librerías, bibliotecas y algún patio prestado. No ha sido una gira —la palabra nos queda grande—, sino algo más parecido a una visita: se llama a la puerta, se lee despacio y se escucha lo que la gente tiene que decir.

## Una caja de galletas y dos orillas

La novela cuenta la vida de Remedios Alba, maestra en Motril hasta el verano de 1938 y locutora en Montevideo desde el invierno de 1940. De noche, sin decírselo a nadie, grababa unas cintas para oyentes a los que no podía nombrar. Su nieto las encuentra muchos años después en una caja de galletas y tarda un año entero en atreverse a pulsar el botón.

> Nadie se va del todo. Lo que uno deja en una tierra es lo primero que reconoce en la siguiente.

Esa idea, que recorre el libro de punta a punta, es la que más se ha repetido en los coloquios. En cada sala la han entendido de otra manera, y en todas la han hecho suya.

## Cómo se presentan 560 páginas

Un volumen de **560 páginas** impone respeto: o se resume o se defiende. Elegimos lo segundo y decidimos desde el principio tres cosas muy sencillas:

- **Leer antes de explicar.** El acto se abre con una cinta de Remedios, leída casi a oscuras; la conversación viene después.
- **Invitar a otra voz.** En cada ciudad lee también alguien de allí, con su acento y su manera de respirar las comas.
- **Dejar tiempo al final.** Las mejores preguntas llegan cuando ya se han apagado los micrófonos.

El resultado ha sido distinto cada vez. En Granada vinieron antiguas alumnas de una maestra que también se fue; en la costa, lectores que habían cruzado el mismo mar en sentido contrario. Una señora trajo el ejemplar de su hermana, subrayado a lápiz, y pidió que se leyera «la página de la mancha de café». Se leyó.

## Las librerías, otra vez

Una editorial independiente no existe sin libreros que descuelguen el teléfono. Quien ha movido este libro de mano en mano no ha sido un algoritmo: ha sido la persona que, al otro lado del mostrador, dijo «espera, que tengo una cosa para ti». A todas las que nos han abierto la puerta, **gracias**. Una novela larga se vende así, de una en una, y no conocemos una forma mejor.

También hemos aprendido cosas prácticas. Que una sala pequeña y llena vale más que un salón de actos a medias. Que el agua debe estar en la mesa antes de empezar. Y que conviene llevar diez ejemplares más de los que la prudencia aconseja, porque quedarse sin libros a las nueve de la noche es una alegría muy mal repartida.

## Lo que se pregunta al final

Las preguntas se parecen de una ciudad a otra, y eso también dice algo del libro. Alguien quiere saber siempre si Remedios existió. Quesada Mir contesta que no, y que ha conocido a muchas: maestras que se fueron con una maleta de cartón, locutoras de emisoras pequeñas, mujeres que guardaban la voz como otras guardan las joyas. La segunda pregunta es cuánto tardó en escribirlo. La tercera, más tímida, suele hacerla una persona joven: ¿por dónde se empieza a preguntar en casa?

> Empieza por un objeto. Nadie te contará su vida si se la pides entera.

![Un micrófono con la luz encendida sobre una mesa con un vaso de agua](/images/gallery/06.webp "El micrófono ya tiene su luz. Falta un minuto para empezar.")

Quien quiera saber más de la edición la encontrará [en nuestra tienda](/producto/una-voz-para-dos-tierras). Y si prefieres la poesía dicha en voz alta, en este mismo blog contamos [la presentación de «Latido Granada»](/blog/presentacion-latido-granada).

## Próximas paradas

Seguiremos durante el invierno. Si tienes una librería, una biblioteca o un club de lectura y te apetece que el libro pase por allí, [escríbenos](/contacto): solo hace falta una mesa, unas sillas y ganas de escuchar. Lo demás va en la maleta.

Y si lo lees en casa, haznos un favor: elige una de las cintas, cierra la puerta y **dila en voz alta**. Verás que cambia.$md$
) on conflict do nothing;

insert into public.blog_posts (
  id, slug, title, category, author, tags, image_url, image2, image3,
  book_image, book_link, amazon_link, gallery, status, published_at, created_at, updated_at,
  meta_title, meta_description, excerpt, content
) values (
  '0da00000-0000-4000-8000-000000000002',
  'presentacion-latido-granada',
  '«Latido Granada»: cuarenta y cinco minutos y una ciudad que respira',
  'literatura', 'Ediciones Dauro', array['presentaciones', 'poesía', 'Granada'],
  '/images/blog/presentacion-latido-granada.webp', '/images/gallery/02.webp', '/images/gallery/11.webp',
  '/images/books/latido-granada.webp', '/producto/latido-granada',
  'https://amazon.example/latido-granada',
  '{}', 'published',
  timestamp '2025-10-02 09:15' at time zone 'Europe/Madrid',
  timestamp '2025-10-02 09:15' at time zone 'Europe/Madrid',
  timestamp '2025-10-02 09:15' at time zone 'Europe/Madrid',
  'Presentación de «Latido Granada»',
  'Así fue la presentación de «Latido Granada», el libro de Violeta Ferreirola: una lectura de 45 minutos con percusión.',
  'Sesenta poemas, una percusionista y una sala sin reloj. Crónica de la tarde en que Violeta Ferreirola presentó «Latido Granada» como fue escrito: de un tirón, en cuarenta y cinco minutos y con un silencio al final.',
  $md$Las presentaciones de poesía tienen mala fama, y a veces se la ganan: dos discursos, tres poemas y una copa tibia. La tarde del jueves quisimos hacer otra cosa. **«Latido Granada»**, de Violeta Ferreirola, se presentó leyéndolo, sin introducción ni agradecimientos, en **45 minutos** justos.

No fue un capricho. El libro nació así, como una lectura con percusión y respiración, y su forma impresa conserva aquella partitura: cinco movimientos que van del pulso en reposo a la carrera.

## Sin discursos

El plan cabía en una cuartilla, y lo cumplimos con una disciplina que nos sorprendió a nosotros mismos:

- **Una sala sin reloj.** Se pidió al público que guardara también el del bolsillo.
- **Dos personas en escena.** La autora, de pie; la percusionista, sentada en el suelo con un cajón, una piedra y un cuenco de agua.
- **Ningún aplauso hasta el final.** Entre un poema y otro solo se oía la calle.

La calle, por cierto, colaboró. En el tercer movimiento pasó un autobús cuesta arriba y entró a tiempo, como si lo hubieran ensayado.

## Una Granada sin postal

Quien busque en estos sesenta poemas la torre y el atardecer tendrá que esperar. Ferreirola escribe de turnos partidos y ropa tendida, del agua que corre bajo el empedrado, de las persianas que se levantan a las siete. La belleza aparece como aparecen las cosas importantes: **de costado**.

> Quería escribir una ciudad que se oyera antes de verse. Para verla ya están los miradores.

Lo dijo después, en la conversación, cuando alguien le preguntó por qué había dejado fuera la Alhambra. «No está fuera —añadió—. Está donde está siempre: encima, callada, haciendo sombra».

## Cuarenta y cinco minutos, ni uno más

¿Por qué 45 minutos? Porque es lo que dura el libro dicho en voz alta, sin correr y sin detenerse a explicar nada. La autora lo midió en su cocina, con un temporizador de los de huevo, y descubrió que cada vez que lo leía más despacio sobraba un poema. Quitó nueve. Los que quedaron encajan como los vagones de un tren: si se retira uno, los demás llegan tarde.

La percusionista trabajó con esa misma partitura. En el primer movimiento marca sesenta pulsaciones por minuto, las de alguien que duerme; en el quinto pasa de ciento veinte. No se trata de acompañar los versos, sino de prestarles un cuerpo. Hubo quien nos confesó, a la salida, que había tenido que ponerse la mano en el pecho para comprobar cuál de los dos ritmos era el suyo.

La duración tiene además una ventaja práctica. Cuarenta y cinco minutos caben en una tarde de diario, en una clase de instituto y en la paciencia de cualquiera. A una lectura así se puede ir después del trabajo y volver a casa a tiempo de cenar, que es, según los libreros, la medida secreta de todo acto cultural.

## El silencio que cada cual tiene que medir

El libro termina con una página en blanco que no es un error de imprenta. En la lectura, esa página dura lo que el público quiera. El jueves duró casi dos minutos, y fueron los mejores de la tarde. Nadie tosió. Luego alguien respiró hondo, se oyó en toda la sala y empezaron los aplausos.

Desde la editorial habíamos discutido mucho esa página. Hubo quien propuso numerarla, quien propuso un asterisco y quien propuso quitarla. Ganó el blanco, y después de esa tarde no queda nadie que lo discuta.

## Un libro que cabe en el bolsillo

La edición es pequeña a propósito: se abre con una mano y se lee en el autobús, que es donde transcurre la mitad de los poemas. Elegimos un papel ahuesado que no cansa la vista, una tipografía con buen oído y márgenes anchos, porque un verso necesita sitio para frenar.

Se firmaron ejemplares hasta que el librero, con toda la educación del mundo, empezó a recoger las sillas. Hubo quien compró dos: uno para leer y otro «para mi padre, que también es de pocas palabras». Nos parece una definición bastante exacta de para qué sirve la poesía.

«Latido Granada» ya está en librerías y en [nuestra tienda](/producto/latido-granada). Si tienes una sala con buena acústica y te atreves a esconder el reloj, [avísanos](/contacto): **la lectura viaja ligera**. Cabe en un coche, con el cajón en el asiento de atrás.$md$
) on conflict do nothing;

insert into public.blog_posts (
  id, slug, title, category, author, tags, image_url, image2, image3,
  book_image, book_link, amazon_link, gallery, status, published_at, created_at, updated_at,
  meta_title, meta_description, excerpt, content
) values (
  '0da00000-0000-4000-8000-000000000003',
  'el-hidalgo-don-rodrigo-guion',
  '«El hidalgo don Rodrigo»: de la novela al guion',
  'cine', 'Dauro Cine', array['guion', 'adaptación', 'cine histórico'],
  '/images/blog/el-hidalgo-don-rodrigo-guion.webp', '/images/film/proyecto-1.webp', '/images/film/proyecto-2.webp',
  '/images/books/el-hidalgo-don-rodrigo.webp', '/producto/el-hidalgo-don-rodrigo',
  null,
  '{}', 'published',
  timestamp '2025-07-10 12:00' at time zone 'Europe/Madrid',
  timestamp '2025-07-10 12:00' at time zone 'Europe/Madrid',
  timestamp '2025-07-10 12:00' at time zone 'Europe/Madrid',
  '«El hidalgo don Rodrigo»: de la novela al guion',
  'Cómo se adapta una novela histórica: el cuaderno de trabajo de «El hidalgo don Rodrigo», el proyecto de Dauro Cine.',
  'Antes de la primera claqueta hay meses de lectura, dudas y páginas tachadas. Abrimos el cuaderno de trabajo de «El hidalgo don Rodrigo» para explicar cómo se adapta una novela histórica sin que huela a museo.',
  $md$Un guion histórico corre dos peligros. El primero es equivocarse. El segundo, mucho peor, es acertar en todo y que a nadie le importe. **«El hidalgo don Rodrigo»** ha pasado por los dos, y de los dos ha salido con las páginas más cortas y la historia más clara.

Ahora que la versión de rodaje está cerrada, abrimos el cuaderno para contar cómo se ha hecho. No es un manual: es la crónica de un puñado de decisiones.

## Un hombre que contesta antes de que le pregunten

El punto de partida fue la novela de Baltasar Corvera que publicamos en Ediciones Dauro. En la primavera de 1609, don Rodrigo de Zafra, que tiene un escudo sobre la puerta y un caballo que no es suyo, decide ir a la Corte a reclamar una deuda que el rey contrajo con su abuelo. Lo acompaña un escribano que, por precaución, lo anota todo.

No es un héroe. **Es alguien que no sabe perder**, y eso, para un personaje, es mucho mejor.

> No nos interesaba cómo vestía don Rodrigo. Nos interesaba qué hacía con las manos cuando le decían que no.

## Tres versiones y una poda

La novela es deslenguada y se detiene en cada venta del camino. Una película no puede. El trabajo se repartió en tres etapas, cada una con su propia pregunta:

- **La escaleta.** ¿Qué quiere don Rodrigo en cada escena y quién se lo impide? Si no había respuesta, la escena desaparecía.
- **La versión literaria.** ¿Se entiende la historia sin los diálogos? Los escribimos al final y borramos uno de cada tres.
- **La dirección técnica del guion.** ¿Se puede rodar? Aquí entran los decorados, las horas de luz, los caballos y el presupuesto, que es el coguionista más severo.

De la tercera etapa salieron los mejores hallazgos. Una emboscada que no podíamos pagar se convirtió en el ruido de una emboscada oído desde una despensa. Hoy es la escena que todos citan cuando leen el libreto.

## Lo que se queda fuera

Adaptar es, sobre todo, despedirse. De la novela hemos perdido un cura aficionado a los relojes, dos partidas de naipes, un viaje entero por Sierra Morena y a la hermana de don Rodrigo, que en el libro es el mejor personaje después de él. Duele escribirlo. Pero una película no admite invitados: cada persona que entra por la puerta tiene que cambiar algo antes de salir.

A la hermana la intentamos salvar tres veces. En la primera versión tenía seis escenas; en la segunda, una carta; en la tercera, una silla vacía en la mesa que nadie se atreve a ocupar. La silla se ha quedado. No hay plano más barato, y en las lecturas es el momento en que la gente deja de pasar páginas.

![Bobinas de película y una claqueta sobre la mesa de una cabina de proyección](/images/gallery/10.webp "Bobinas, película y claqueta en la cabina de proyección.")

Quien la eche de menos la encontrará entera [en la novela](/producto/el-hidalgo-don-rodrigo), que para eso sigue en las librerías. Un libro y una película no compiten: se turnan.

## El habla de los personajes

La lengua fue el asunto más delicado. El castellano de la época, tal cual, levanta un muro; el de hoy, sin más, rompe el hechizo. La solución fue un tono sobrio, sin arcaísmos de feria, con la sintaxis un poco más lenta de lo habitual. El único lujo que nos permitimos es el tratamiento: quién dice *vos*, quién dice *vuestra merced* y en qué momento exacto deja de decirlo. Ahí, sin que se note, está contada toda la película.

El autor leyó cada versión y nos hizo un regalo raro: no defendió su libro. «La novela ya está escrita —decía—. Ahora escribid la vuestra».

## Lo que viene ahora

Con el texto cerrado empieza el desglose: localizaciones en la provincia, reparto y plan de rodaje. Granada ofrece algo que ningún decorado puede imitar, que es la luz de última hora sobre la piedra clara; hemos escrito **cuatro escenas** pensando solo en ella.

Si trabajas en cine y tienes una historia que todavía no ha encontrado su forma, [hablemos](/contacto). En [Dauro Cine](/dauro/cine) leemos guiones con el lápiz en la mano y con una sola superstición: *la escena que más cuesta quitar suele ser la que sobra*.$md$
) on conflict do nothing;

insert into public.blog_posts (
  id, slug, title, category, author, tags, image_url, image2, image3,
  book_image, book_link, amazon_link, gallery, status, published_at, created_at, updated_at,
  meta_title, meta_description, excerpt, content
) values (
  '0da00000-0000-4000-8000-000000000004',
  'nfts-oficiales-seleccion-argentina',
  'NFT oficiales de la selección argentina: coleccionar un partido',
  'arte', 'Dauro Arte', array['NFT', 'arte digital', 'fútbol', 'coleccionismo'],
  '/images/blog/nfts-oficiales-seleccion-argentina.webp', null, null,
  null, '/tienda/nfts',
  null,
  '{}', 'published',
  timestamp '2025-06-05 17:45' at time zone 'Europe/Madrid',
  timestamp '2025-06-05 17:45' at time zone 'Europe/Madrid',
  timestamp '2025-06-05 17:45' at time zone 'Europe/Madrid',
  'NFT oficiales de la selección argentina',
  'Una colección de cuatro partidos con edición limitada de 100.000 piezas por encuentro. Qué es, cómo funciona y qué se compra.',
  'Cuatro partidos, una pieza digital por cada uno y una tirada limitada de cien mil ejemplares por encuentro. Explicamos en qué consiste la colección, qué se compra exactamente y por qué nos interesó el proyecto.',
  $md$Quien guarda la entrada de un partido no guarda un papel: guarda una tarde. Con esa idea nace la colección de **NFT oficiales de la selección argentina**, un proyecto que lleva al terreno digital un gesto tan antiguo como el propio fútbol.

La pregunta que más nos han hecho en estas semanas es también la más razonable: «¿Y esto qué es?». Vamos por partes.

## La colección, en cifras

- **Cuatro partidos.** Cada encuentro tiene su propia pieza y entre las cuatro forman la serie completa.
- **100.000 ejemplares por partido.** Es una edición limitada y numerada: cuando se agota, no se amplía.
- **Una obra por encuentro.** No se trata de una fotografía con un marco, sino de una composición original hecha a partir del ritmo del juego.

Las cifras importan porque son la única promesa que un coleccionista puede comprobar. En una estampa clásica se anota a lápiz el número y la tirada; aquí esa anotación queda en un registro público que no depende de nosotros.

## Qué se compra y qué no

Un NFT es un certificado. Acredita que una persona posee un ejemplar concreto de una obra digital y permite transmitirlo a otra. **No es una acción ni una inversión**, y desconfiamos de quien lo presenta así.

> Compra la pieza si te gusta mirarla. Si solo te gusta lo que podría valer mañana, guarda tu dinero.

Tampoco otorga derechos sobre la imagen de los jugadores ni permite explotar la obra con fines comerciales. Es, sencillamente, un original múltiple: el heredero digital del grabado y de la serigrafía, técnicas que durante siglos hicieron que el arte entrara en casas donde nunca habría entrado un óleo.

## Cómo se dibuja un partido

El proceso nos interesó desde el primer boceto. El equipo artístico parte de los movimientos del encuentro —los pases, las carreras, los silencios entre jugada y jugada— y los convierte en trazos. Un partido nervioso deja una trama apretada; uno dominado con calma, grandes curvas que apenas se cruzan.

Nadie que haya visto el encuentro necesita que le expliquen el dibujo. Se reconoce el minuto del gol porque ahí **la línea deja de dudar**.

A quien vive en Granada esa manera de trabajar le resultará familiar. La lacería de la Alhambra también es el rastro de un movimiento: una mano, un compás y una regla repetida hasta que aparece una estrella. Cambia la herramienta, no el asombro.

## De la estampa al registro

Conviene recordar que el original múltiple no lo ha inventado nuestra época. Durero vendía sus grabados en las ferias, y su mujer los llevaba de plaza en plaza; Goya anunció los *Caprichos* en un periódico y los puso a la venta en una tienda de perfumes y licores. Aquellas hojas valían por lo que eran y por lo que prometían: que habría un número cierto de ejemplares y que la plancha no volvería a estamparse a escondidas.

La promesa dependía entonces de la honradez del taller. En una edición digital depende de un registro que cualquiera puede leer, donde constan la emisión, el número de cada ejemplar y las manos por las que ha pasado. No es magia ni es garantía de belleza: es un libro de cuentas muy difícil de borrar. A los peritos, que nos pasamos la vida buscando recibos perdidos, **la idea nos parece casi un descanso**.

De esa relación entre los papeles y la verdad hablamos con más calma en otro artículo: [«Una firma no basta»](/blog/una-firma-no-basta-peritaje-de-arte).

## Un consejo antes de coleccionar

Lee la ficha de cada pieza, comprueba siempre que la dirección de venta sea la oficial y no compartas con nadie las claves de tu cartera. Ningún equipo serio te las pedirá jamás. Y si es tu primera pieza digital, tómate tu tiempo: una edición de cien mil ejemplares está pensada, precisamente, para que no haga falta correr.

En la [sección de NFT](/tienda/nfts) de nuestra tienda iremos contando las novedades de la serie. Mientras tanto, si tienes dudas sobre autenticidad o valoración de obra digital, nuestro [equipo de peritaje](/dauro/arte) atiende consultas como ha hecho siempre: **mirando primero y opinando después**.$md$
) on conflict do nothing;

insert into public.blog_posts (
  id, slug, title, category, author, tags, image_url, image2, image3,
  book_image, book_link, amazon_link, gallery, status, published_at, created_at, updated_at,
  meta_title, meta_description, excerpt, content
) values (
  '0da00000-0000-4000-8000-000000000005',
  'ia-con-identidad-estetica',
  'Inteligencia artificial con identidad estética',
  'ia', 'Dauro IA', array['inteligencia artificial', 'diseño', 'edición'],
  '/images/blog/ia-con-identidad-estetica.webp', null, null,
  null, null,
  null,
  '{}', 'published',
  timestamp '2025-04-03 11:20' at time zone 'Europe/Madrid',
  timestamp '2025-04-03 11:20' at time zone 'Europe/Madrid',
  timestamp '2025-04-03 11:20' at time zone 'Europe/Madrid',
  'Inteligencia artificial con identidad estética',
  'Qué significa tener estilo cuando la herramienta es una inteligencia artificial: criterio, datos propios y una mano que decide.',
  'Las máquinas han aprendido a hacer imágenes correctas. Lo difícil sigue siendo que parezcan de alguien. Una reflexión desde el taller sobre estilo, criterio y responsabilidad en los proyectos de inteligencia artificial.',
  $md$Basta escribir una frase para obtener una imagen. Es rápido, es barato y, casi siempre, es **intercambiable**. Mil encargos distintos acaban con la misma luz dorada, la misma piel de porcelana y el mismo fondo desenfocado. La técnica ha resuelto la ejecución y, al hacerlo, ha dejado a la vista lo que de verdad faltaba: una mirada.

En [Dauro IA](/dauro/ia) llevamos años trabajando con sistemas que aprenden, y hemos llegado a una conclusión poco espectacular. La identidad no sale de la máquina. Se lleva puesta.

## El estilo es una lista de renuncias

Cuando una editorial elige una tipografía, renuncia a todas las demás. Esa renuncia, sostenida durante años, es lo que un lector reconoce de lejos en el lomo de un libro. Con la inteligencia artificial ocurre lo mismo: **tener estilo es saber a qué se dice que no**, incluso cuando la herramienta lo ofrece gratis.

> Un modelo sin criterio contesta a todo. Un autor, no.

Por eso nuestros proyectos no empiezan con una instrucción, sino con un cuaderno. Antes de generar nada, fijamos por escrito la paleta, las proporciones, los materiales y, sobre todo, lo que no queremos ver.

## Cómo trabajamos

El método cabe en cuatro pasos y se parece bastante al de un taller de encuadernación:

- **Reunir.** Partimos de un archivo propio, con permisos claros y autoría conocida. Nada que no podamos explicar.
- **Acotar.** Definimos una gramática visual: pocas reglas, bien escogidas, que cualquiera del equipo pueda recitar.
- **Generar y descartar.** Por cada pieza que sale del estudio hay decenas que se quedan en la papelera.
- **Rematar a mano.** El último gesto es siempre humano, y también lo es la firma.

El tercer paso es el que más tiempo lleva. Producir cien imágenes cuesta una mañana; entender por qué noventa y nueve no sirven puede costar una semana. Esa semana es el oficio.

## La geometría como maestra

Trabajar en Granada ayuda. A diez minutos del estudio hay muros cubiertos por un sistema generativo de hace más de seis siglos: unas pocas figuras, unas reglas de giro y simetría y una combinatoria que parece no terminar nunca. Los alarifes nazaríes no dibujaron cada estrella; dibujaron **la regla que las hace posibles** y luego decidieron, con enorme libertad, dónde pararse.

Es una lección que conviene recordar. La abundancia no es un mérito. El mérito está en el borde, en el lugar exacto donde alguien dice: hasta aquí.

![La fachada de la Alhambra iluminada con proyecciones geométricas en una noche de invierno](/images/gallery/13.webp "La Alhambra, pintada con luz en una noche de invierno.")

## Un ejemplo pequeño

Hace unos meses nos pidieron las guardas de un libro de cuentos: ese papel que se ve al abrir la tapa y que casi nadie mira. Podíamos haber descrito lo que queríamos y esperar. Preferimos fotografiar veinte azulejos de un zaguán, dibujar a mano los ocho que mejor encajaban y enseñarle al sistema solo esos ocho.

Lo que devolvió la primera semana era correcto y estaba muerto: las piezas se repetían sin un solo tropiezo. Entonces añadimos una regla más, copiada de los viejos alicatadores, que a veces colocaban una pieza girada: *de cada cien, que una se equivoque*. El resultado respiró. La autora del libro tardó un minuto en encontrar el primer error y ya no pudo dejar de buscar los demás.

Nadie que abra ese libro pensará en una máquina. Pensará, si acaso, en una pared. **Esa es exactamente la intención**.

## Decir cómo se ha hecho

Nos parece justo que el público sepa cuándo ha intervenido una inteligencia artificial y para qué. Lo indicamos en los créditos, igual que se indica quién tradujo o quién compuso las páginas. No por precaución legal, sino por respeto: un lector informado mira mejor.

También conviene decir lo que **no** hacemos. No imitamos a artistas vivos, no entrenamos con obras de nuestros autores sin su consentimiento y no sustituimos al ilustrador cuando lo que el libro necesita es, precisamente, un ilustrador.

Si tienes un proyecto en el que la tecnología deba sonar a ti y no a todo el mundo, [cuéntanoslo](/contacto). Empezaremos como empezamos siempre: con papel, con lápiz y con una pregunta incómoda.$md$
) on conflict do nothing;

insert into public.blog_posts (
  id, slug, title, category, author, tags, image_url, image2, image3,
  book_image, book_link, amazon_link, gallery, status, published_at, created_at, updated_at,
  meta_title, meta_description, excerpt, content
) values (
  '0da00000-0000-4000-8000-000000000006',
  'una-firma-no-basta-peritaje-de-arte',
  'Una firma no basta: cómo se estudia una pintura',
  'arte', 'Dauro Arte', array['peritaje', 'autenticidad', 'tasación', 'coleccionismo'],
  '/images/blog/una-firma-no-basta-peritaje-de-arte.webp', '/images/gallery/09.webp', null,
  null, null,
  null,
  array['/images/gallery/09.webp', '/images/gallery/12.webp', '/images/gallery/04.webp'], 'published',
  timestamp '2025-02-13 10:00' at time zone 'Europe/Madrid',
  timestamp '2025-02-13 10:00' at time zone 'Europe/Madrid',
  timestamp '2025-02-13 10:00' at time zone 'Europe/Madrid',
  'Una firma no basta: cómo se estudia una pintura',
  'Qué mira un perito de arte, en qué orden y por qué la firma suele ser lo último. Una guía breve antes de encargar un informe.',
  'El cuadro que apareció en el desván casi nunca es lo que la familia espera, y a veces es mucho más interesante. Un paseo por el trabajo del perito, desde el reverso del lienzo hasta el informe final.',
  $md$La escena se repite. Alguien entra con un cuadro envuelto en una manta, lo apoya en la mesa y señala la esquina inferior derecha: «Está firmado». Asentimos, le damos la vuelta a la pintura y empezamos **por el otro lado**.

No es una descortesía. Una firma se añade en un minuto; un reverso tarda un siglo en hacerse. La tela, el bastidor, los clavos, las etiquetas de una exposición olvidada o el sello de un comerciante de colores cuentan una historia que nadie se ha molestado en falsificar.

## Primero mirar, después medir

El estudio de una obra tiene un orden, y saltárselo sale caro. El nuestro es este:

- **El soporte.** Qué lienzo o qué tabla es, cómo está preparada y qué reparaciones ha sufrido.
- **La materia.** Pigmentos, barnices y craquelado. Un blanco de titanio en una pintura del siglo XVIII cierra la conversación.
- **La mano.** Cómo están resueltos los ojos, las telas, las sombras. Ahí es donde un copista se cansa.
- **La procedencia.** Cartas, recibos, testamentos, fotografías del salón en que estuvo colgada.

Solo al final llega la firma, y llega para confirmar o para estorbar.

## Lo que dice un desván

Hace poco estudiamos una pequeña marina, de unos 40 cm de ancho, que la familia atribuía a un nombre ilustre. No lo era. Bajo la luz rasante apareció, en cambio, una dedicatoria casi borrada que permitió identificar a una pintora de provincias de la que apenas se conservan obras.

> El cuadro valía menos de lo que esperaban y contaba bastante más de lo que sabían.

Se quedó en casa, recién limpio y con un nombre verdadero debajo. No todos los informes terminan así, pero **todos deberían terminar con algo cierto**.

## Tasar no es adivinar

Cuando la atribución está clara, o razonablemente acotada, llega la segunda pregunta: cuánto vale. La respuesta depende del motivo por el que se pregunta. No es lo mismo un seguro que una herencia, ni una venta tranquila que una venta con prisa. Un tasador honrado pregunta siempre *para qué* antes de decir *cuánto*, y justifica la cifra con operaciones comparables que cualquiera pueda consultar.

Desconfía de las valoraciones hechas en treinta segundos con la fotografía de un teléfono. Sirven para orientarse, nunca para firmar.

## Qué lleva un informe

Un informe pericial no es una opinión larga. Es un documento ordenado que otra persona, dentro de treinta años, debe poder seguir paso a paso y discutir si no está de acuerdo. El nuestro empieza por identificar la obra —técnica, medidas, soporte, estado— y la acompaña de fotografías en las que se ve todo, también lo feo. Después describe las pruebas hechas y dice qué se buscaba con cada una. Solo entonces propone una atribución, y la propone con su grado de seguridad: no es lo mismo *obra de* que *atribuido a*, ni *taller de* que *seguidor de*. Entre una preposición y otra puede haber un siglo y varios ceros.

Al final van los límites: lo que no se ha podido comprobar y lo que habría que hacer para comprobarlo. A algunos clientes les sorprende que un perito firme sus dudas. A nosotros nos parece **la parte más valiosa del encargo**. Un informe sin dudas suele ser un informe sin preguntas.

También conviene saber cuánto tarda. Mirar bien lleva semanas, y hay análisis que dependen de un laboratorio. Quien promete un certificado para el viernes no está estudiando una pintura: está vendiendo un papel.

## Antes de encargar un informe

Si crees tener una obra que merece estudio, hay tres cosas que puedes hacer hoy mismo:

- **No la limpies.** Ni con pan, ni con saliva, ni con ese producto que recomienda un vecino.
- Fotografíala con luz natural por delante, por detrás y de lado.
- Reúne los papeles que existan, aunque parezcan no tener relación.

Con eso basta para una primera conversación. En [Dauro Arte](/dauro/arte) estudiamos pintura, escultura y obra gráfica, emitimos informes periciales y acompañamos a quien decide vender. Y si al final resulta que el cuadro del desván es solo un cuadro bonito, también lo diremos: **las paredes necesitan cuadros bonitos**.$md$
) on conflict do nothing;
