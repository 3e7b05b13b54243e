/** Fabrics, fronts and woods of one interior. */
export interface Upholstery {
  blanket: readonly [light: string, dark: string];
  stripe: string;
  cushion: string;
  seat: readonly [light: string, dark: string];
  front: readonly [light: string, dark: string];
  wood: readonly [light: string, dark: string];
  wall: readonly [light: string, dark: string];
}

export const UPHOLSTERIES = {
  pine: {
    blanket: ['#2f6152', '#1c4136'],
    stripe: '#eaa93a',
    cushion: '#e9a83a',
    seat: ['#d9cdb6', '#b8a98d'],
    front: ['#2f6152', '#21483c'],
    wood: ['#dbb78a', '#b98c5e'],
    wall: ['#f4efe4', '#e2d9c8'],
  },
  denim: {
    blanket: ['#3f6388', '#28435f'],
    stripe: '#e8e0cd',
    cushion: '#d9733f',
    seat: ['#8fa3b5', '#6a7f93'],
    front: ['#eef0ec', '#cfd5d3'],
    wood: ['#cfae85', '#a47d54'],
    wall: ['#f2f1ec', '#dcdcd4'],
  },
  terracotta: {
    blanket: ['#c4623f', '#8f3f28'],
    stripe: '#f3dfc0',
    cushion: '#3f7a72',
    seat: ['#e3cfb2', '#bfa480'],
    front: ['#e7dac4', '#c9b697'],
    wood: ['#c79464', '#94643c'],
    wall: ['#f7efe2', '#e6d6bf'],
  },
  slate: {
    blanket: ['#69777d', '#434f55'],
    stripe: '#d9b56a',
    cushion: '#c9a24e',
    seat: ['#b9bdbb', '#8f9695'],
    front: ['#4d585e', '#363f45'],
    wood: ['#b7946e', '#856546'],
    wall: ['#efefec', '#d8d8d3'],
  },
  meadow: {
    blanket: ['#8fa86f', '#65804b'],
    stripe: '#f6f0dc',
    cushion: '#e2b13c',
    seat: ['#e4e0cb', '#c3bd9f'],
    front: ['#a9bb8f', '#879d6c'],
    wood: ['#e2c79c', '#c29d6d'],
    wall: ['#f6f4e8', '#e5e1cd'],
  },
  berry: {
    blanket: ['#8d4660', '#632d44'],
    stripe: '#e9c7b5',
    cushion: '#d98a6a',
    seat: ['#d8c6c0', '#b49d98'],
    front: ['#f0e9e3', '#d6cac3'],
    wood: ['#a9784f', '#7a5233'],
    wall: ['#f6efea', '#e3d6ce'],
  },
} as const satisfies Record<string, Upholstery>;

export type UpholsteryName = keyof typeof UPHOLSTERIES;

export const UPHOLSTERY_NAMES = Object.keys(UPHOLSTERIES) as UpholsteryName[];
