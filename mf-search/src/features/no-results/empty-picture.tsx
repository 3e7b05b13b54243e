const picture = new URL('./pictures/no-campers.svg', import.meta.url).href;

export function EmptyPicture() {
  return <img src={picture} alt="" width={272} height={182} />;
}
