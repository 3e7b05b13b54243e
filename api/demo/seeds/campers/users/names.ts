interface Names {
  first: readonly string[];
  last: readonly string[];
}

const splitWords = (text: string): string[] => text.split(' ');

const french: Names = {
  first: splitWords(
    'Camille Léa Manon Chloé Julie Marion Élodie Pauline Sophie Nathalie Isabelle Claire Lucie Anaïs Margaux Thomas Nicolas Julien Antoine Maxime Romain Guillaume Pierre Mathieu Vincent Benoît Olivier Christophe Hugo Quentin Yann Karim',
  ),
  last: splitWords(
    'Martin Bernard Dubois Robert Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia Bertrand Roux Fournier Girard Mercier Blanc Guérin Boyer Chevalier Gauthier Perrin Morel Renard',
  ),
};

const german: Names = {
  first: splitWords(
    'Anna Lena Julia Katharina Sarah Laura Christina Sabine Petra Monika Hannah Johanna Franziska Miriam Birgit Thomas Michael Andreas Stefan Markus Florian Jan Lukas Tobias Sebastian Jonas Felix Martin Uwe Jürgen Matthias Emre',
  ),
  last: splitWords(
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Neumann Schwarz Zimmermann Braun Krüger Hofmann Lange Krause Huber Vogel Yılmaz',
  ),
};

const english: Names = {
  first: splitWords(
    'Olivia Emily Charlotte Sophie Hannah Rachel Lucy Rebecca Claire Helen Fiona Megan Alice Priya Zoe James Oliver Jack Thomas Daniel Matthew Ben Sam Andrew Callum Rhys Ewan Simon Graham Peter Imran Luke',
  ),
  last: splitWords(
    'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Wright Walker Thompson Evans Hughes Green Hall Wood Clarke Campbell MacDonald Stewart Morgan Bennett Fletcher Shaw Reid',
  ),
};

const dutch: Names = {
  first: splitWords(
    'Sanne Lotte Anouk Femke Marieke Eva Lisa Iris Esther Inge Roos Fleur Maaike Linda Saskia Daan Bram Jeroen Thijs Sander Pieter Ruben Lars Tim Joost Wouter Maarten Koen Henk Niels Sem Youssef',
  ),
  last: splitWords(
    'Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Kok Jacobs Vermeer Kuipers Post Willems Hoekstra Koster Prins Schouten Verhoeven Maes Claes Wouters',
  ),
};

/** Common first and last names by country. */
export const NAMES: Record<string, Names> = {
  FR: french,
  DE: german,
  GB: english,
  NL: dutch,
  BE: {
    first: [...dutch.first.slice(0, 16), ...french.first.slice(4, 20)],
    last: splitWords(
      'Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters Dupont Lambert Dubois Simon Lejeune Renard Leclercq Declercq Hermans Aerts Michiels',
    ),
  },
  CH: {
    first: [
      ...german.first.slice(0, 20),
      ...french.first.slice(0, 8),
      'Reto',
      'Urs',
      'Beat',
      'Regula',
      'Luca',
      'Chiara',
    ],
    last: splitWords(
      'Müller Meier Keller Weber Schmid Huber Frei Brunner Baumann Gerber Favre Rochat Blanc Rossi Bernasconi Steiner Moser Zürcher Wyss Lüthi',
    ),
  },
  AT: {
    first: [
      ...german.first.slice(0, 26),
      'Magdalena',
      'Verena',
      'Elisabeth',
      'Christoph',
      'Gerhard',
      'Alexander',
    ],
    last: splitWords(
      'Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Weber Schwarz Reiter',
    ),
  },
  ES: {
    first: splitWords(
      'María Lucía Carmen Laura Marta Cristina Ana Elena Paula Sara Isabel Raquel Nuria Montse Irene Antonio José Manuel David Javier Daniel Carlos Alejandro Miguel Pablo Sergio Jordi Álvaro Rubén Iker Andrés Óscar',
    ),
    last: splitWords(
      'García Martínez López Sánchez Pérez Gómez Ruiz Hernández Jiménez Díaz Moreno Álvarez Romero Navarro Torres Ramos Gil Serrano Molina Ortega Ferrer Vidal Soler Puig Etxeberria Castro',
    ),
  },
  IT: {
    first: splitWords(
      'Giulia Chiara Francesca Federica Sara Martina Valentina Alessia Silvia Elisa Paola Laura Elena Roberta Ilaria Marco Andrea Luca Matteo Alessandro Davide Francesco Simone Stefano Lorenzo Giuseppe Paolo Fabio Riccardo Giovanni Nicola Enrico',
    ),
    last: splitWords(
      'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara',
    ),
  },
  PT: {
    first: splitWords(
      'Maria Ana Inês Beatriz Mariana Catarina Joana Sofia Rita Marta Carla Patrícia Teresa Filipa Susana João Pedro Miguel Tiago Rui Nuno Diogo André Ricardo Bruno Francisco Gonçalo Paulo Luís Hugo Duarte Vasco',
    ),
    last: splitWords(
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira',
    ),
  },
  IE: {
    first: splitWords(
      'Aoife Ciara Niamh Sinéad Orla Gráinne Róisín Emma Sarah Kate Maeve Siobhán Caoimhe Laura Deirdre Conor Seán Cian Patrick Oisín Darragh Eoin Brendan Declan Niall Fionn Liam Kevin Cormac Ronan Colm Tadhg',
    ),
    last: splitWords(
      'Murphy Kelly Walsh Byrne Ryan Doyle McCarthy Gallagher Doherty Kennedy Lynch Murray Quinn Moore Nolan Dunne Brennan Burke Collins Campbell Clarke Hughes Farrell Fitzgerald Connolly Daly',
    ),
  },
  US: {
    first: splitWords(
      'Emily Jessica Ashley Sarah Megan Lauren Rachel Amanda Nicole Kayla Maria Olivia Grace Hannah Tina Michael Christopher Joshua Matthew David Daniel Andrew Ryan Tyler Brandon Jason Kevin Eric Carlos Marcus Ethan Kyle',
    ),
    last: splitWords(
      'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Anderson Thomas Taylor Moore Jackson Lee Nguyen White Harris Clark Lewis Robinson Walker Young',
    ),
  },
};
