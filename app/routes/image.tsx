export default function Screen() { return <h1>image</h1>; }
