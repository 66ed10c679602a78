@connects
Feature: Styles of the modal and of the page
  The page's style rules for all elements do not affect the modal, and the modal's styles do not affect the page.

  @browser
  Scenario Outline: The resets of Tailwind and Bootstrap do not change the modal: <who>
    Given <who>
    And the dapp opens the <screen> screen
    And a screenshot of the modal is taken
    When the page resets its elements as Tailwind and Bootstrap do
    Then the modal matches the screenshot

    Examples:
      | who                             | screen   |
      | a visitor on the page           | Help     |
      | a visitor connected with Harbor | Networks |

  @browser
  Scenario: The page below the modal does not change, but cannot scroll
    Given a visitor on the page
    And a screenshot of the page is taken
    When the visitor opens the modal
    Then the Connect screen is shown
    And the page matches the screenshot, but cannot scroll
    When the visitor closes the modal
    Then the modal is closed
    And the page matches the screenshot

  @browser
  Scenario Outline: The modal is above the whole window when the page <way>
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor closes the modal
    And the modal is closed
    When the page <way>
    And the visitor opens the modal
    Then the dapp reads "reach of the modal" as "everybody"
    When the visitor closes the modal
    Then the modal is closed

    Examples:
      | way                                            |
      | has a filter over everything                   |
      | is in full screen in part                      |
      | is a popover                                   |
      | is in the dialog of a custom element           |
      | has hidden everything else from screen readers |
