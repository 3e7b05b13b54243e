const picture = new URL('./pictures/no-campers.svg', import.meta.url).href;

/** An empty place by the road. */
export function EmptyPicture() {
  return <img src={picture} alt="" width={272} height={182} />;
}
