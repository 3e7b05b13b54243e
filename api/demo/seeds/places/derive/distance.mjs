const KM_PER_DEGREE = 111.2;

/** Kilometres between two points in a flat approximation, accurate up to a few hundred. */
export function distanceKm(from, to) {
  const middle = (((from.latitude + to.latitude) / 2) * Math.PI) / 180;
  const eastKm = (from.longitude - to.longitude) * Math.cos(middle) * KM_PER_DEGREE;
  const northKm = (from.latitude - to.latitude) * KM_PER_DEGREE;
  return Math.hypot(eastKm, northKm);
}

/** The centre of a set of places and the radius that contains 95 % of them. */
export function spreadOf(places, smallestKm) {
  const centre = {
    latitude: mean(places.map((place) => place.latitude)),
    longitude: mean(places.map((place) => place.longitude)),
  };
  const distances = places.map((place) => distanceKm(centre, place)).sort((a, b) => a - b);
  const farKm = distances[Math.floor((distances.length - 1) * 0.95)];
  return { ...centre, radiusKm: Math.max(smallestKm, Math.ceil(farKm)) };
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
