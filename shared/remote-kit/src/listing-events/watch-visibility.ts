const HALF = 0.5;
const LOOK_MS = 1_000;

interface Watched {
  onSeen: () => void;
  isInView: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

/** Calls back once when half of an element has been visible for a second in a visible page. */
export function watchVisibility(element: Element, onSeen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= createObserver();
  watched.set(element, { onSeen, isInView: false });
  observer.observe(element);
  return () => letGo(element);
}

function createObserver(): IntersectionObserver {
  document.addEventListener('visibilitychange', () => watched.forEach(look));
  return new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const one = watched.get(target);
        if (!one) continue;
        one.isInView = intersectionRatio >= HALF;
        look(one, target);
      }
    },
    { threshold: HALF },
  );
}

function look(one: Watched, element: Element): void {
  clearTimeout(one.timer);
  if (!one.isInView || document.visibilityState === 'hidden') return;
  one.timer = setTimeout(() => {
    letGo(element);
    one.onSeen();
  }, LOOK_MS);
}

function letGo(element: Element): void {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  observer?.unobserve(element);
}
