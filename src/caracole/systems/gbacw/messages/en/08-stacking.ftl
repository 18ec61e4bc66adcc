# 8 Stacking.

refusal-foot_and_horse = Foot and mounted cavalry do not stay in one hex ({ $hex }).
refusal-march_with_others = A marching unit does not stay in { $hex } with units under other orders.
refusal-arms_mixed_in_march = On the march different arms do not share a hex ({ $hex }).
refusal-two_brigades = Units of two brigades do not stay together in { $hex }.
refusal-too_many = Too many for { $hex }: the limit is { $limit } strength points.
refusal-too_many_guns = Too many guns for { $hex }: the limit is { $limit }.
refusal-column_stands_alone = A unit in column shares no hex ({ $hex }).
refusal-line_stands_alone = No other foot or horse joins an extended line ({ $hex }).
