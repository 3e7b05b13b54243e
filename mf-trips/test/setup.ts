/** jsdom's files cannot be read as a stream, as a browser's can: without it no answer ever comes to an upload. */
function streamOf(this: Blob): ReadableStream<Uint8Array> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new ReadableStream({
    start: (controller) => {
      reader.onload = () => {
        controller.enqueue(new Uint8Array(reader.result as ArrayBuffer));
        controller.close();
      };
    },
  });
}

// Node's own files have it, and are the same for every test file that a worker runs.
if (!('stream' in Blob.prototype)) Object.assign(Blob.prototype, { stream: streamOf });
