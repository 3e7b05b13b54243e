import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readPin } from '@campavia/domain';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { PinnedMap } from './pinned-map';
import { PositionMap } from './position-map';

const TOWN = { latitude: 45.8992, longitude: 6.1294 };
const typed = jest.fn();

setUpWire();

/** A map with a size. */
beforeAll(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 600, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { value: 300, configurable: true });
  HTMLCanvasElement.prototype.getContext = () => null;
});

beforeEach(() => {
  typed.mockClear();
  answer('get', '/v4/geolocation/labels/', []);
});

function open() {
  const page = (
    <form aria-label="Vehicle" onInput={typed}>
      <PositionMap name="location.pin" {...TOWN} PinnedMap={PinnedMap} />
    </form>
  );
  renderScreen(page, { path: '/onboarding/step/vehicle-location' });
  const form: HTMLFormElement = screen.getByRole('form', { name: 'Vehicle' });
  return { pinOf: () => readPin(String(new FormData(form).get('location.pin')), TOWN) };
}

const pin = () => screen.findByRole('button', { name: /^Where the camper stands/ });

test('the pin is at the position of the place, and the form is not changed', async () => {
  const { pinOf } = open();
  expect(await pin()).toBeVisible();
  expect(pinOf()).toBeUndefined();
  expect(typed).not.toHaveBeenCalled();
});

test('arrow keys move the pin, with Shift in small steps', async () => {
  const { pinOf } = open();
  (await pin()).focus();
  await userEvent.keyboard('{ArrowUp}');
  const north = pinOf();
  expect(north?.latitude).toBeGreaterThan(TOWN.latitude + 0.003);
  expect(north?.longitude).toBeCloseTo(TOWN.longitude, 4);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const east = (pinOf()?.longitude ?? 0) - TOWN.longitude;
  expect(east).toBeGreaterThan(0);
  expect(east).toBeLessThan(0.002);
  expect(screen.getByText('The pin was moved.')).toBeVisible();
  expect(typed).toHaveBeenCalledTimes(2);
});

test('other keys do not move it', async () => {
  const { pinOf } = open();
  (await pin()).focus();
  await userEvent.keyboard('{Enter}a');
  expect(pinOf()).toBeUndefined();
});

test('the pin is dragged: the form changes once it is dropped', async () => {
  const { pinOf } = open();
  const element = await pin();
  element.setPointerCapture = () => undefined;
  const fire = (type: string, clientX: number) =>
    fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY: 140 }));
  fire('pointerdown', 300);
  fire('pointermove', 340);
  expect(typed).not.toHaveBeenCalled();
  fire('pointerup', 340);
  expect(pinOf()?.longitude).toBeGreaterThan(TOWN.longitude + 0.01);
  expect(typed).toHaveBeenCalledTimes(1);
});
