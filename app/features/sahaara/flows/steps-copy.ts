import type { FlowId } from './copy.ts'

interface FlowStep {
  name: string
  how: string
  seconds: number
}

interface FlowBody {
  steps: readonly FlowStep[]
  /** What to leave out, and when not to do the flow. */
  cautions: readonly string[]
}

/** The steps and cautions of each flow. */
export const FLOW_STEPS: Readonly<Record<FlowId, FlowBody>> = {
  chair: {
    steps: [
      {
        name: 'Sit tall',
        how: 'Put your feet flat on the floor, a hand’s width apart. Straighten your back and relax your shoulders.',
        seconds: 60,
      },
      {
        name: 'Shoulder circles',
        how: 'Move your shoulders slowly up, back and down. After half the time, change direction.',
        seconds: 60,
      },
      {
        name: 'Cat and cow, sitting',
        how: 'Put your hands on your knees. Breathe in and open your chest. Breathe out and round your back.',
        seconds: 90,
      },
      {
        name: 'Side reach',
        how: 'Hold the seat with one hand. Stretch the other arm up and over your head. Take three breaths, then change sides.',
        seconds: 60,
      },
      {
        name: 'Gentle turn',
        how: 'Put a hand on the back of the chair and turn your chest to the right. Take three breaths, then turn left.',
        seconds: 60,
      },
      {
        name: 'Ankles and legs',
        how: 'Stretch one leg. Circle your foot and pull your toes towards you. Then do the other leg.',
        seconds: 90,
      },
      {
        name: 'Rest',
        how: 'Put your hands on your belly. Close your eyes if you like. Breathe normally.',
        seconds: 60,
      },
    ],
    cautions: [
      'If you are pregnant: sit with your knees apart. Turn only your shoulders.',
      'If you have a slipped disc or a new back injury: do not turn, and do not round your back.',
    ],
  },
  evening: {
    steps: [
      {
        name: 'Neck half circles',
        how: 'Lower your chin to your chest. Move your head slowly from shoulder to shoulder. Do not bend it backwards.',
        seconds: 60,
      },
      {
        name: 'Forward fold on a pillow',
        how: 'Kneel with your knees apart and a pillow between them. Lay your chest and cheek on it. After half the time, turn your head.',
        seconds: 120,
      },
      {
        name: 'Knees to the side',
        how: 'Lie on your back and bend your knees. Lower both knees to one side. Take five breaths, then change sides.',
        seconds: 90,
      },
      {
        name: 'Resting butterfly',
        how: 'Lie on your back. Put your soles together and a pillow under each knee. Put your hands on your belly.',
        seconds: 120,
      },
      {
        name: 'Legs up',
        how: 'Lie on the floor. Put your lower legs on the bed or a chair. Cover your eyes with a cloth.',
        seconds: 120,
      },
      { name: 'Rest', how: 'Lie on the side that you sleep on. Count ten breaths, then rest.', seconds: 90 },
    ],
    cautions: [
      'If you are pregnant: from the fourth month, lie on your left side and do not put your legs up.',
      'If you have high eye pressure or high blood pressure: do not put your legs up.',
      'If your knees hurt: put a rolled cloth behind them, or skip the forward fold.',
    ],
  },
  back: {
    steps: [
      {
        name: 'Lie down',
        how: 'Lie on your back. Bend your knees and put your feet flat on the floor. Relax.',
        seconds: 60,
      },
      {
        name: 'Small tilts',
        how: 'Press your lower back to the floor, then relax. Make only small movements.',
        seconds: 90,
      },
      {
        name: 'One knee at a time',
        how: 'Pull one knee towards you. Take three breaths and put it down. Then do the other knee.',
        seconds: 90,
      },
      {
        name: 'Knees side to side',
        how: 'Move both knees slowly from side to side. Keep your shoulders on the floor.',
        seconds: 90,
      },
      {
        name: 'Cat and cow',
        how: 'Go on hands and knees. Breathe out and round your back. Breathe in and let it sink a little.',
        seconds: 90,
      },
      {
        name: 'Fold back',
        how: 'Sit back on your heels as far as is comfortable. Stretch your arms or keep them beside you.',
        seconds: 60,
      },
      { name: 'Rest', how: 'Lie on your back. Bend your knees and let them lean on each other.', seconds: 60 },
    ],
    cautions: [
      'See a doctor before you exercise if you have pain down a leg, numbness, weakness or fever, or after a fall.',
      'If you are pregnant: from the fourth month, do only the cat and cow and the fold, with your knees apart.',
      'In the six weeks after a birth or an operation: ask your doctor first.',
    ],
  },
  morning: {
    steps: [
      {
        name: 'Stand like a tree trunk',
        how: 'Stand with your feet under your hips. Bend your knees a little. Feel the floor under your feet.',
        seconds: 60,
      },
      {
        name: 'Arms with the breath',
        how: 'Breathe in and raise your arms. Breathe out and lower them. Go only as high as is comfortable.',
        seconds: 60,
      },
      {
        name: 'Lean on the table',
        how: 'Put your hands on the edge of the table. Walk back until your back is straight. Move your hips away from your hands.',
        seconds: 60,
      },
      {
        name: 'Side bend',
        how: 'Hold the table with one hand. Stretch the other arm up and over your head. Take three breaths, then change sides.',
        seconds: 60,
      },
      {
        name: 'Small lunge',
        how: 'Hold the table. Put one foot far back and bend the front knee a little. Then change sides.',
        seconds: 90,
      },
      { name: 'Shake out', how: 'Shake your hands, your arms and each leg. Relax your jaw.', seconds: 60 },
      { name: 'Stand still', how: 'Put one hand on your heart. Think of one thing for today.', seconds: 30 },
    ],
    cautions: [
      'If you feel dizzy in the morning or have low blood pressure: drink water first. Keep your head above your heart.',
      'If you are pregnant: hold the table all the time. Make only a small lunge.',
    ],
  },
  neck: {
    steps: [
      { name: 'Warm palms', how: 'Rub your hands. Close your eyes and cover them with your hands.', seconds: 60 },
      {
        name: 'Far and near',
        how: 'Look at something far away for three breaths. Then look at your thumb for three breaths.',
        seconds: 60,
      },
      {
        name: 'Ear to shoulder',
        how: 'Lower your head to one side. Relax the other shoulder. Then change sides.',
        seconds: 60,
      },
      {
        name: 'Shoulder blades',
        how: 'Pull your shoulder blades together for one breath. Relax for one breath.',
        seconds: 45,
      },
      {
        name: 'Wrists and fingers',
        how: 'Circle your wrists. Stretch each finger back a little. Make a fist, then open your hand wide.',
        seconds: 45,
      },
      { name: 'Rest', how: 'Put your open hands in your lap. Relax your jaw.', seconds: 30 },
    ],
    cautions: [
      'If you have a neck injury or your arms tingle: skip “Ear to shoulder” and see a doctor.',
      'If you wear contact lenses: do not press on your eyes.',
    ],
  },
  period: {
    steps: [
      {
        name: 'Warm hands',
        how: 'Lie on your back and bend your knees. Put your hands or the warm cloth on your lower belly.',
        seconds: 90,
      },
      {
        name: 'Forward fold on a pillow',
        how: 'Kneel with your knees apart. Lay your chest on the pillow and breathe deeply.',
        seconds: 120,
      },
      {
        name: 'Hips in circles',
        how: 'Go on hands and knees. Move your hips in small circles, in both directions.',
        seconds: 60,
      },
      {
        name: 'Resting butterfly',
        how: 'Lie on your back. Put your soles together and a pillow under each knee. Put your hands on your belly.',
        seconds: 120,
      },
      {
        name: 'Rest on the side',
        how: 'Lie on your side with a pillow between your knees. Round your back.',
        seconds: 90,
      },
    ],
    cautions: [
      'See a doctor if pain keeps you from work or school each month, or if you bleed through a pad in an hour.',
      'If you may be pregnant and have pain or bleeding, see a doctor today.',
    ],
  },
}
