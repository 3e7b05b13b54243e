import { styled } from 'styled-components';

export const Sketch = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: #eef1e6;
  forced-color-adjust: none;
  .about {
    fill: var(--marigold-500);
    fill-opacity: 0.28;
    stroke: var(--marigold-800);
    stroke-width: 2;
  }
  .town {
    fill: var(--pine-900);
  }
  text {
    fill: var(--ink);
    stroke: #eef1e6;
    stroke-width: 4;
    paint-order: stroke;
    font: 600 13px var(--text);
  }
  .scale {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 2;
  }
  .small {
    font-size: 11px;
  }
  @media (max-width: 639px) {
    text {
      font-size: 22px;
    }
    .small {
      font-size: 20px;
    }
  }
  @media print {
    display: none;
  }
`;
